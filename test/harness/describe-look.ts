import type { PageSnapshot } from '../../src/agent/perception/index.ts';
import { readView } from '../harness/read-view.ts';

const LEAST_SCORE = 0.3;
const MARKS = ['visible', 'disabled', 'checked', 'filled', 'required', 'invalid', 'covered'] as const;

/** A page as the agent read it, one line for each control, text and message. */
export function describeLook(taken: PageSnapshot): string {
  const { fields, actions, page } = readView(taken);
  const controls = taken.elements.map((element) => {
    const { ref, tag, role, label, text, value, section, group, groupLabel, form } = element;
    const marks = MARKS.filter((mark) => element[mark]);
    const meant = actions.filter((each) => each.ref === ref && each.score >= LEAST_SCORE);
    const readings = [
      fields.get(ref)?.kind ?? '',
      ...meant.map((each) => `${each.kind} ${each.score.toFixed(2)}`),
    ].filter(Boolean);
    return `  ${ref} ${tag}/${role} "${label}" "${text}" =${value} [${section}] (${group} ${groupLabel}) form ${form} ${marks.join(' ')} -> ${readings.join(', ')}`;
  });
  const texts = taken.texts.map(
    ({ text, section, heading }) => `  ${heading > 0 ? '#'.repeat(heading) : '-'} ${text} [${section}]`,
  );
  const messages = taken.messages.map((message) => `  ! ${JSON.stringify(message)}`);
  return [`${taken.url} ${page.kind} ${page.score}`, ...controls, ...texts, ...messages].join('\n');
}
