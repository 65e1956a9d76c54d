import { Group, Select, Stack, Text } from '@mantine/core';
import type { Answer, OpenQuestion, Thing } from './use-questions.ts';

interface AnswerFieldsProps {
  question: OpenQuestion['question'];
  answer: Answer;
  onChange(answer: Answer): void;
}

/** One choice per property of the answer; for lists, one line per numbered part. */
export function AnswerFields({ question: { schema, things, rules }, answer, onChange }: AnswerFieldsProps) {
  const meanings = readMeanings(rules);
  return (
    <Stack gap="xs">
      {Object.entries(schema.properties).map(([name, property]) =>
        property.items ? (
          <PartList
            key={name}
            things={things}
            properties={property.items.properties}
            value={(answer[name] ?? []) as Record<string, string>[]}
            onChange={(value) => onChange({ ...answer, [name]: value })}
          />
        ) : (
          <Select
            key={name}
            label={label(name)}
            data={(property.enum ?? []).map((value) => ({ value, label: describe(value, things, meanings) }))}
            value={(answer[name] as string | undefined) ?? null}
            onChange={(value) => onChange({ ...answer, [name]: value })}
            searchable
          />
        ),
      )}
    </Stack>
  );
}

interface PartListProps {
  things: readonly Thing[];
  properties: Record<string, { enum?: string[] }>;
  value: readonly Record<string, string>[];
  onChange(value: Record<string, string>[]): void;
}

function PartList({ things, properties, value, onChange }: PartListProps) {
  const [number = '', main = '', ...others] = Object.keys(properties);
  const set = (index: string, change: Record<string, string>, isGone = false) => {
    const rest = value.filter((each) => each[number] !== index);
    const before = value.find((each) => each[number] === index);
    const first = Object.fromEntries(others.map((name) => [name, properties[name]?.enum?.[1] ?? '']));
    onChange(isGone ? rest : [...rest, { [number]: index, ...first, ...before, ...change }]);
  };
  return (
    <Stack gap={6}>
      {things.map(({ text }, at) => {
        const index = String(at);
        const own = value.find((each) => each[number] === index);
        return (
          <Group key={index} wrap="nowrap" align="center" gap="xs">
            <Text size="sm" className="breakable" flex={1}>
              <b>{index}</b> {text}
            </Text>
            {[main, ...(own ? others : [])].map((name) => (
              <Select
                key={name}
                w={150}
                size="xs"
                aria-label={`${label(name)} of part ${index}`}
                placeholder={name === main ? 'leave alone' : name}
                data={properties[name]?.enum ?? []}
                value={own?.[name] ?? null}
                clearable={name === main}
                onChange={(chosen) => set(index, { [name]: chosen ?? '' }, name === main && chosen === null)}
              />
            ))}
          </Group>
        );
      })}
    </Stack>
  );
}

function describe(value: string, things: readonly Thing[], meanings: ReadonlyMap<string, string>): string {
  const thing = /^\d+$/.test(value) ? things[Number(value)]?.text.slice(0, 80) : meanings.get(value);
  return thing ? `${value}: ${thing}` : value;
}

/** Rules that explain a word have one form: "continue": goes on to the next step. */
function readMeanings(rules: readonly string[]): Map<string, string> {
  return new Map(
    rules.flatMap((rule) => [...rule.matchAll(/^"(\w+)": (.*?)\.?$/g)].map(([, word = '', is = '']) => [word, is])),
  );
}

const LABELS: Record<string, string> = {
  control: 'Which part',
  does: 'What pressing it does',
  choose: 'The part that chooses it',
  first: 'What has to be pressed first',
  page: 'Kind of page',
};

function label(name: string): string {
  return LABELS[name] ?? name;
}
