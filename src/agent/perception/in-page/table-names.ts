import { cleanText } from './clean-text.ts';
import { LIMITS } from './page-limits.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

export function hasControl(el: Element): boolean {
  return (
    /^(input|select|textarea|button|iframe)$/.test(el.localName) ||
    el.querySelector('input:not([type=hidden]),select,textarea,button,iframe,[role=combobox],[role=textbox]') !== null
  );
}

/** A row of two cells has the name in the first; what follows the control in its own cell is a remark or a complaint. */
export function isSecondOfTwo(cell: Element): boolean {
  return cell.localName === 'td' && cell.parentElement?.childElementCount === 2 && cell.previousElementSibling !== null;
}

/** In a table of things with a heading over each column, a control is what its column says, not what the cell before says. */
export function tableHeading(cell: HTMLTableCellElement): string {
  const row = cell.parentElement as HTMLTableRowElement | null;
  const head = row?.closest('table')?.tHead?.rows[0];
  if (!row || !head || head === row || head.cells.length < 3 || head.cells.length !== row.cells.length) return '';
  const heading = head.cells[cell.cellIndex];
  const text = heading && heading.localName === 'th' && !hasControl(heading) ? cleanText(heading, 61) : '';
  return text.length <= LIMITS.labelInCell && /\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text) ? text : '';
}

/** Forms laid out as tables: the heading of the column, or the cell right above. */
export function columnHeading(cell: Element, row: Element): { text: string; source: 'cell' } | null {
  const index = Array.prototype.indexOf.call(row.children, cell);
  const table = row.closest('table');
  const above = (row.previousElementSibling ?? table?.querySelector('tr')) as Element | null;
  if (!above || above === row) return null;
  const heading = above.children[index];
  if (!heading || hasControl(heading)) return null;
  const text = cleanText(heading, 100);
  return /\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text) ? { text, source: 'cell' } : null;
}

/** The heading over the cell of which this is the only field, with whatever buttons around it. */
export function ownColumn(el: Element): string {
  const cell = el.closest('td');
  const fields = cell?.querySelectorAll('input:not([type=hidden]),select,textarea,iframe').length;
  return cell && fields === 1 ? tableHeading(cell) : '';
}
