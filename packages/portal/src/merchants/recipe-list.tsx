import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callPortal } from '../api/portal-client.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';

interface Recipe {
  merchant: string;
  updatedAt: string;
}

/** What the agent has learned about merchants, for operators: it serves every account. */
export function RecipeList() {
  const recipes = useQuery({
    queryKey: ['operator', 'recipes'],
    queryFn: () =>
      callPortal<{ recipes: Recipe[] }>({ method: 'GET', path: 'operator/recipes' }).then((answer) => answer.recipes),
  });
  return (
    <Section title="What the agent has learned" aside={<Badge color="blue">Operator</Badge>}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          A recipe says which control and which field was the right one at a merchant, never what was typed there. It
          makes the next order faster. Forget one when the shop has changed and the agent goes astray.
        </Text>
        <Loaded query={recipes} rows={1}>
          {(list) =>
            list.length === 0 ? (
              <Text size="sm" c="dimmed">
                Nothing yet. The first completed order at a merchant teaches the agent.
              </Text>
            ) : (
              list.map((recipe) => <RecipeRow key={recipe.merchant} recipe={recipe} />)
            )
          }
        </Loaded>
      </Stack>
    </Section>
  );
}

function RecipeRow({ recipe: { merchant, updatedAt } }: { recipe: Recipe }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const path = `operator/recipes/${encodeURIComponent(merchant)}`;
  const recipe = useQuery({
    queryKey: ['operator', 'recipe', merchant],
    queryFn: () => callPortal<object>({ method: 'GET', path }),
    enabled: isOpen,
  });
  const forget = useMutation({
    mutationFn: () => callPortal({ method: 'DELETE', path }),
    onSuccess: () => {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: ['operator', 'recipes'] });
    },
  });
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" component="div" className="breakable">
          <b>{merchant}</b>{' '}
          {updatedAt && (
            <Text span c="dimmed" size="sm">
              learnt <Moment at={updatedAt} inherit />
            </Text>
          )}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
            <span className="only-read"> {merchant}</span>
          </Button>
          <Button size="xs" variant="default" c="red" onClick={() => setAsking(true)}>
            Forget<span className="only-read"> {merchant}</span>
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <Loaded query={recipe} rows={1}>
          {(found) => (
            <Code block className="answer" tabIndex={0}>
              {JSON.stringify(found, null, 2)}
            </Code>
          )}
        </Loaded>
      )}
      <AskFirst
        title={`Forget ${merchant}?`}
        action="Forget it"
        colour="red"
        opened={isAsking}
        onClose={() => setAsking(false)}
        onAgreed={() => forget.mutate()}
        isPending={forget.isPending}
        error={forget.error}
      >
        <Text size="sm">
          The next order there starts from scratch and takes longer. The agent then learns the shop again.
        </Text>
      </AskFirst>
    </Stack>
  );
}
