import { foldLabel } from '../../words/fold-text.ts';
import { formLanguages, vocabularies } from '../../words/languages.ts';
import { compile, compileKinds, longest, wordsOf } from '../../words/match-phrases.ts';
import { stems } from '../../words/name-stems.ts';
import { says } from '../../words/says.ts';
import type { ActionKind, FieldKind, SnapshotElement } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const actions = compileKinds<ActionKind>('actions');
const signIn = actions.get('signIn');
const register = actions.get('register');
const forgot = compile(
  [...vocabularies, ...formLanguages].map((each) => ('words' in each ? each.words.forgot : each.forgot)),
);
const known = wordsOf('knownCustomer');
const loginMark = new RegExp(`(^|[^a-z])(${stems('signIn')}|auth|sso|session)(?![a-z]{4,})`, 'i');
const registerMark = new RegExp(
  `(^|[^a-z])(${stems('register')}|registr|join|create|new[-_]?(user|account|customer)|checkout|subscribe|newsletter)`,
  'i',
);

/** Signing in with an account that exists, making a new one, or neither. */
export function formPurpose(members: Slot[], buttons: SnapshotElement[]): 'login' | 'register' | 'other' {
  const seen = members.filter((m) => m.element.visible);
  const kinds = (seen.length > 0 ? seen : members).map((m) => m.kind);
  const persons = kinds.filter((k) =>
    ['firstName', 'lastName', 'fullName', 'street', 'city', 'postalCode', 'country', 'birthDate', 'birthYear'].includes(
      k,
    ),
  ).length;
  const passwords = members.filter((m) => m.element.type === 'password');
  // Some doors ask for the last name beside the number of a member; nobody makes an account with half a name.
  const checked = persons === 1 && kinds.includes('lastName') && passwords.length === 1 && kinds.includes('login');
  if ((persons > 0 && !checked) || kinds.includes('passwordConfirm') || kinds.includes('emailConfirm'))
    return passwords.length > 0 ? 'register' : 'other';
  if (passwords.length > 0 && kinds.includes('email') && kinds.includes('login')) return 'register';
  let login = 0;
  let fresh = 0;
  if (passwords.some((p) => p.element.autocomplete.includes('new-password'))) fresh += 2;
  if (passwords.some((p) => p.element.autocomplete.includes('current-password'))) login += 2;
  if (members.some((m) => says('newPassword', `${m.element.label} ${m.element.placeholder}`))) fresh += 1;
  const context = (members[0]?.element.context ?? '').replace(/([a-z])([A-Z])/g, '$1-$2');
  const own = members
    .map((m) => `${m.element.id} ${m.element.name}`)
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1-$2');
  if (loginMark.test(context)) login += 1;
  if (registerMark.test(context)) fresh += 1;
  if (loginMark.test(own)) login += 1;
  if (/user[-_]?(name|id)/i.test(own)) login += 1;
  if (members.some((m) => /(^|\s)username(\s|$)/.test(m.element.autocomplete))) login += 0.5;
  if (
    /newsletter|subscri|mailing/i.test(
      `${context} ${members[0]?.element.sections.join(' ')} ${members[0]?.element.nearby}`,
    )
  )
    fresh += 2;
  if (registerMark.test(own)) fresh += 1;
  for (const heading of members[0]?.element.sections.slice(0, 2) ?? []) {
    const text = foldLabel(heading);
    if ((signIn && longest(signIn, text)) || known.test(text)) login += 1;
    if (register && longest(register, text)) fresh += 1;
  }
  for (const button of buttons) {
    const text = foldLabel(button.text || button.ariaLabel || button.label);
    if (text === '' || text.length > 60) continue;
    // A link leads away from here: to the other form, by its plain words to the one that this is not.
    const leaves = button.role === 'link' && !/(btn|button|submit)/i.test(button.classes);
    const weight = button.role !== 'button' ? 0.3 : button.type === 'submit' ? 1.5 : 1;
    const enters = signIn ? (longest(signIn, text)?.phrase.length ?? 0) : 0;
    const joins = register ? (longest(register, text)?.phrase.length ?? 0) : 0;
    if (forgot.test(text)) login += 1.5;
    else if (leaves && joins > 0 && joins >= enters) login += weight;
    else if (leaves && enters > 0) fresh += weight;
    else if (joins > 0 && joins >= enters) fresh += weight;
    else if (enters > 0) login += weight;
  }
  if (members.some((m) => m.kind === 'saveDetails')) login += 1;
  if (members.some((m) => m.kind === 'terms' || m.kind === 'newsletter')) fresh += 1;
  const identities = members.filter(
    (m) => m.element.role === 'textbox' && m.element.type !== 'password' && m.kind !== 'otp' && m.kind !== 'decoy',
  );
  if (identities.length === 1 && passwords.length === 0 && /user[-_]?(name|id)/i.test(own)) login += 1;
  // One name, one password, and not a word of anything new: that is a door in any language.
  if (fresh === 0 && passwords.length === 1 && identities.length === 1) return 'login';
  if (login < fresh || login === 0 || login < (passwords.length > 0 ? 1 : 2)) return fresh >= 1 ? 'register' : 'other';
  return 'login';
}

const ADDRESS: ReadonlySet<FieldKind> = new Set(['street', 'postalCode', 'city']);

/** Where people sign in, the mail address is who they are, not where the order's mail goes. */
export function settleLogins(slots: Slot[], elements: readonly SnapshotElement[]): void {
  const forms = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.element.frame}:${slot.element.form}`;
    forms.set(key, [...(forms.get(key) ?? []), slot]);
  }
  const addressed = slots.filter((s) => ADDRESS.has(s.kind)).length >= 2;
  const mails = slots.filter((s) => s.kind === 'email' && s.section !== 'newsletter');
  for (const [key, members] of forms) {
    // A checkout that offers to sign in beside its one mail field still needs that field for the order.
    if (addressed && mails.length === 1 && members.includes(mails[0] as Slot)) continue;
    const typed = members.filter((m) => m.element.role === 'textbox' && m.kind !== 'otp' && m.kind !== 'decoy');
    if (typed.length === 0) continue;
    const buttons = elements.filter(
      (e) => (e.role === 'button' || e.role === 'link') && `${e.frame}:${e.form}` === key,
    );
    const purpose = formPurpose(members, buttons.slice(0, 40));
    for (const slot of typed) {
      if (purpose === 'login' && typed.length <= 4) {
        slot.section = 'login';
        if (slot.kind === 'email' || slot.kind === 'phone') reclassify(slot, 'login', 'stands in a form to sign in');
      } else if (purpose === 'register') {
        if (slot.kind === 'login' && slot.phrase.includes('mail'))
          reclassify(slot, 'email', 'a new account is made with it');
        if (slot.kind === 'email' && slot.section !== 'newsletter') slot.section = 'register';
        // Both ways in often stand under one heading; the form tells which of them this is.
        if (slot.section === 'login') slot.section = slot.kind.startsWith('password') ? 'register' : 'other';
      } else if (slot.section === 'login' && members.some((m) => ADDRESS.has(m.kind))) {
        slot.section = 'other';
      }
    }
  }
}
