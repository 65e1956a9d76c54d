import { type TestCardName, testCardNames, testCards } from '@cartwright/contract';
import { Radio, Stack } from '@mantine/core';

export function TestCardChoice({ value, onChange }: { value: TestCardName; onChange(card: TestCardName): void }) {
  return (
    <Radio.Group
      aria-label="Test card"
      value={value}
      onChange={(card) => onChange(card as TestCardName)}
      description="These numbers belong to nobody and work in test mode only."
    >
      <Stack gap="xs" mt="xs">
        {testCardNames.map((name) => (
          <Radio
            key={name}
            value={name}
            label={testCards[name].words}
            description={testCards[name].number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
