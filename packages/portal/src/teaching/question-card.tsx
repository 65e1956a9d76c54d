import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { NumberedPicture } from './numbered-picture.tsx';
import { type Answer, type OpenQuestion, useAnswer } from './use-questions.ts';

/** One doubt of a purchase: the page, the question, and the answer that becomes part of the merchant's recipe. */
export function QuestionCard({ open }: { open: OpenQuestion }) {
  const { question, merchant, taskId, picture } = open;
  const [answer, setAnswer] = useState<Answer>(() => emptyAnswer(question));
  const send = useAnswer(open.id);
  const [part] = Object.entries(question.schema.properties).find(([, { enum: words }]) => words?.includes('0')) ?? [];
  const isComplete = Object.keys(question.schema.properties).every((name) => isGiven(answer[name]));
  return (
    <Section
      title={merchant}
      aside={
        <Text size="sm" c="dimmed">
          asked <Moment at={open.askedAt} inherit />
        </Text>
      }
    >
      <Stack gap="sm">
        <Text fw={600}>{question.asks}</Text>
        <Text size="sm" c="dimmed" className="breakable">
          {question.page} ·{' '}
          <Anchor component={Link} href={`/orders/${taskId}`} size="sm">
            the order
          </Anchor>
        </Text>
        {picture && (
          <NumberedPicture
            picture={picture}
            question={question}
            chosen={part ? ((answer[part] as string | undefined) ?? null) : null}
            onChoose={(number) => part && setAnswer({ ...answer, [part]: number })}
          />
        )}
        <AnswerFields question={question} answer={answer} onChange={setAnswer} />
        <details>
          <summary>What the words mean</summary>
          <List size="sm" mt="xs">
            {question.rules.map((rule) => (
              <List.Item key={rule}>{rule}</List.Item>
            ))}
          </List>
        </details>
        {send.error ? <FailureAlert error={send.error} /> : null}
        <Group>
          <Button disabled={!isComplete} loading={send.isPending} onClick={() => send.mutate(answer)}>
            Answer
          </Button>
          <Button variant="default" loading={send.isPending} onClick={() => send.mutate(null)}>
            I don’t know
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

/** An empty list says no more than that one does not know. */
function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Lists begin empty, and what may be none begins as none. */
function emptyAnswer({ schema }: OpenQuestion['question']): Answer {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { items }]): [string, unknown][] =>
      items ? [[name, []]] : name === 'first' ? [[name, 'none']] : [],
    ),
  );
}
