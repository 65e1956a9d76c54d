import { foldLabel } from '../../../words/fold-text.ts';
import { formLanguages, vocabularies } from '../../../words/languages.ts';
import { compile, compileKinds, longest, wordsOf } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import { says } from '../../../words/says.ts';
import { splitCapitals } from '../../../words/split-capitals.ts';
import type { ActionKind, FieldKind, SnapshotElement } from '../seen/types.ts';
import { formsOfGuests, isHeadedForGuests } from './is-guest-answer.ts';
import { reclassify, type Slot } from './slot.ts';
import { DOORS } from './vote-weights.ts';

const actions = compileKinds<ActionKind>('actions');
const signIn = actions.get('signIn');
const register = actions.get('register');
const guest = actions.get('guest');
const forgot = compile(
  [...vocabularies, ...formLanguages].map((each) => ('words' in each ? each.words.forgot : each.forgot)),
);
const known = wordsOf('knownCustomer');
const loginMark = new RegExp(`(^|[^a-z])(${stems('signIn')}|auth|sso|session)(?![a-z]{4,})`, 'i');
const registerMark = new RegExp(
  `(^|[^a-z])(${stems('register')}|registr|join|create|new[-_]?(user|account|customer)|checkout|subscribe|newsletter)`,
  'i',
);

/** Longer words on a button are a sentence about something else. */
const LONGEST_BUTTON = 60;

/** Signing in with an account that exists, making a new one, or neither. */
function formPurpose(members: Slot[], buttons: SnapshotElement[]): 'login' | 'register' | 'other' {
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
  const identities = members.filter(
    (m) => m.element.role === 'textbox' && m.element.type !== 'password' && m.kind !== 'otp' && m.kind !== 'decoy',
  );
  const signs = [
    ...fieldSigns(members, identities.length === 1 && passwords.length === 0),
    ...headingSigns(members[0]),
    ...buttons.flatMap(buttonSigns),
  ];
  const sum = (of: Sign['of']) => signs.reduce((total, sign) => total + (sign.of === of ? sign.weight : 0), 0);
  const [login, fresh] = [sum('login'), sum('fresh')];
  // One name, one password, and not a word of anything new: that is a door in any language.
  if (fresh === 0 && passwords.length === 1 && identities.length === 1) return 'login';
  const least = passwords.length > 0 ? DOORS.leastWithPassword : DOORS.leastWithoutPassword;
  if (login < fresh || login === 0 || login < least) return fresh >= DOORS.leastNew ? 'register' : 'other';
  return 'login';
}

/** For an account that exists (`login`), or for something new: an account, a newsletter, an order. */
interface Sign {
  of: 'login' | 'fresh';
  weight: number;
}

/** What names, ids and attributes of the fields say. */
function fieldSigns(members: readonly Slot[], isNameAlone: boolean): Sign[] {
  const passwords = members.filter((m) => m.element.type === 'password');
  const context = splitCapitals(members[0]?.element.context ?? '');
  const own = splitCapitals(members.map((m) => `${m.element.id} ${m.element.name}`).join(' '));
  const around = `${context} ${members[0]?.element.sections.join(' ')} ${members[0]?.element.nearby}`;
  const namesUser = /user[-_]?(name|id)/i.test(own);
  const suggests = (token: string) => passwords.some((p) => p.element.autocomplete.includes(token));
  const has = (...kinds: FieldKind[]) => members.some((m) => kinds.includes(m.kind));
  const signs: [isThere: boolean, of: Sign['of'], weight: number][] = [
    [suggests('new-password'), 'fresh', DOORS.autocomplete],
    [suggests('current-password'), 'login', DOORS.autocomplete],
    [
      members.some((m) => says('newPassword', `${m.element.label} ${m.element.placeholder}`)),
      'fresh',
      DOORS.newPasswordWords,
    ],
    [loginMark.test(context), 'login', DOORS.contextMark],
    [registerMark.test(context), 'fresh', DOORS.contextMark],
    [loginMark.test(own), 'login', DOORS.ownMark],
    [registerMark.test(own), 'fresh', DOORS.ownMark],
    [namesUser, 'login', DOORS.userName],
    [namesUser && isNameAlone, 'login', DOORS.userName],
    [members.some((m) => /(^|\s)username(\s|$)/.test(m.element.autocomplete)), 'login', DOORS.userNameAutocomplete],
    [/newsletter|subscri|mailing/i.test(around), 'fresh', DOORS.newsletter],
    [has('saveDetails'), 'login', DOORS.rememberMe],
    [has('terms', 'newsletter'), 'fresh', DOORS.terms],
  ];
  return signs.filter(([isThere]) => isThere).map(([, of, weight]) => ({ of, weight }));
}

function headingSigns(first: Slot | undefined): Sign[] {
  return (first?.element.sections.slice(0, 2) ?? []).flatMap((heading) => {
    const text = foldLabel(heading);
    const signs: Sign[] = [];
    if ((signIn && longest(signIn, text)) || known.test(text)) signs.push({ of: 'login', weight: DOORS.heading });
    if (register && longest(register, text)) signs.push({ of: 'fresh', weight: DOORS.heading });
    return signs;
  });
}

function buttonSigns(button: SnapshotElement): Sign[] {
  const text = foldLabel(button.text || button.ariaLabel || button.label);
  if (text === '' || text.length > LONGEST_BUTTON) return [];
  if (forgot.test(text)) return [{ of: 'login', weight: DOORS.forgotPassword }];
  const enters = lengthIn(signIn, text);
  // Neither a guest nor a new customer needs an account that already exists.
  const joins = Math.max(lengthIn(register, text), lengthIn(guest, text));
  if (joins === 0 && enters === 0) return [];
  const isSubmit = button.type === 'submit';
  const weight = button.role !== 'button' ? DOORS.link : isSubmit ? DOORS.submitButton : DOORS.button;
  const isNew = joins > 0 && joins >= enters;
  // A link leads away from here: to the other form, by its plain words to the one that this is not.
  const leaves = button.role === 'link' && !/(btn|button|submit)/i.test(button.classes);
  return [{ of: isNew === leaves ? 'login' : 'fresh', weight }];
}

function lengthIn(phrases: typeof signIn, text: string): number {
  return phrases ? (longest(phrases, text)?.phrase.length ?? 0) : 0;
}

const ADDRESS: ReadonlySet<FieldKind> = new Set(['street', 'postalCode', 'city']);
/** What an address lets choose from a list; nobody is asked for it to sign in. */
const LISTED: ReadonlySet<FieldKind> = new Set(['country', 'province', 'honorific']);

/** Where people sign in, the mail address is who they are, not where the order's mail goes. */
export function settleLogins(slots: Slot[], elements: readonly SnapshotElement[]): void {
  const forms = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.element.frame}:${slot.element.form}`;
    forms.set(key, [...(forms.get(key) ?? []), slot]);
  }
  const addressed = slots.filter((s) => ADDRESS.has(s.kind)).length >= 2;
  const mails = slots.filter((s) => s.kind === 'email' && s.section !== 'newsletter');
  const asGuest = formsOfGuests(slots);
  for (const [key, members] of forms) {
    settleNewPasswords(members);
    if (isAddressAlone(members)) for (const slot of members) if (slot.section === 'register') slot.section = 'other';
    if (members.some(({ kind }) => ADDRESS.has(kind)))
      for (const slot of members) if (slot.section === 'login' && LISTED.has(slot.kind)) slot.section = 'other';
    // A checkout that offers to sign in beside its one mail field still needs that field for the order.
    if (addressed && mails.length === 1 && members.includes(mails[0] as Slot)) continue;
    const typed = members.filter((m) => m.element.role === 'textbox' && m.kind !== 'otp' && m.kind !== 'decoy');
    if (typed.length === 0) continue;
    if (asGuest.has(key) || isHeadedForGuests(typed)) {
      for (const slot of typed) settleGuest(slot);
      continue;
    }
    const buttons = elements.filter(
      (e) => (e.role === 'button' || e.role === 'link') && `${e.frame}:${e.form}` === key,
    );
    const [mail] = typed;
    if (typed.length === 1 && mail && isOnlyMail(mail, slots) && !speaksOfSigningIn(mail, buttons)) {
      settleGuest(mail);
      if (mail.section === 'other') mail.section = 'contact';
      continue;
    }
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
      } else if (slot.section === 'login' && members.some((m) => ADDRESS.has(m.kind) || m.kind === 'emailConfirm')) {
        // Nobody writes an address twice to sign in: that of an order must not be wrong.
        slot.section = 'other';
      }
    }
  }
}

/** All that the page wants to know is a mail address: no other one is asked for, and no password. */
function isOnlyMail({ element, kind, section }: Slot, slots: readonly Slot[]): boolean {
  const isMail = (slot: Slot) => slot.kind === 'email' || slot.kind === 'login' || slot.element.type === 'email';
  if (section === 'newsletter' || !(kind === 'email' || element.type === 'email')) return false;
  return !slots.some(
    (other) =>
      other.element !== element &&
      other.element.visible &&
      other.section !== 'newsletter' &&
      (isMail(other) || other.element.type === 'password'),
  );
}

/**
 * Whether people are told that they sign in. Programs call the first step of many checkouts a login, because it looks for
 * an account of that address; whoever has none goes on with the order. Only what stands there to be read tells a door.
 */
function speaksOfSigningIn(mail: Slot, buttons: readonly SnapshotElement[]): boolean {
  return [...headingSigns(mail), ...buttons.flatMap(buttonSigns)].length > 0;
}

/** Nobody repeats a password to sign in: one that is asked for twice is chosen here, whatever stands above it. */
function settleNewPasswords(members: readonly Slot[]): void {
  const passwords = members.filter(({ element }) => element.type === 'password');
  for (const [index, slot] of passwords.entries()) {
    const isRepeated = slot.kind === 'passwordConfirm' || passwords[index + 1]?.kind === 'passwordConfirm';
    if (isRepeated && slot.section === 'login') slot.section = 'register';
  }
}

/**
 * No account is made without a password: what only asks for an address takes the order's, though programs call the form
 * `create_account` for guests as well. Words above it that speak of an account are believed.
 */
function isAddressAlone(members: readonly Slot[]): boolean {
  const seen = members.filter(({ element }) => element.visible);
  const addressed = seen.filter(({ kind }) => ADDRESS.has(kind));
  if (addressed.length < 2 || seen.some(({ element }) => element.type === 'password')) return false;
  return !addressed.some((slot) => headingSigns(slot).some(({ of }) => of === 'fresh'));
}

function settleGuest(slot: Slot): void {
  if (slot.kind === 'login' && (slot.element.type === 'email' || slot.phrase.includes('mail')))
    reclassify(slot, 'email', 'a guest is asked for it');
  if (slot.section === 'login' || slot.section === 'register') slot.section = 'other';
}
