import { Code, EmptyState, Paper, Stack } from '@mantine/core';
import { ShopIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { QuestionCard } from './question-card.tsx';
import { useQuestions } from './use-questions.ts';

/** Where operators answer what test purchases doubt. */
export function TeachingPage() {
  const questions = useQuestions();
  return (
    <Stack gap="lg">
      <PageHead
        title="Teach the agent"
        text="Test orders with askOperator stop where the agent is unsure about a page. A question waits ten minutes; without an answer the order ends as it would have. Your answer is checked, tried, and kept for every later order at that shop."
      />
      <Loaded query={questions}>
        {({ questions: open }) =>
          open.length === 0 ? <NothingAsked /> : open.map((each) => <QuestionCard key={each.id} open={each} />)
        }
      </Loaded>
    </Stack>
  );
}

function NothingAsked() {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<ShopIcon size={28} />}
        variant="light"
        title="No questions now"
        description={
          <>
            Place a test order with <Code>{'"options": { "askOperator": true }'}</Code> at the shop you want to teach.
            Questions appear here by themselves.
          </>
        }
      />
    </Paper>
  );
}
