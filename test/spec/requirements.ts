/**
 * Every rule of the interface and of the decisions that complete it. A scenario cites the ids it proves; a gate fails
 * when a rule is cited by none. A rule whose capability does not exist yet names it in `awaits` and counts as open.
 */
export type Capability = 'agent' | 'engine' | 'webhooks' | 'sdk';

export interface Requirement {
  text: string;
  /** A chapter of the interface, or the number of a decision. */
  source: string;
  awaits?: Capability;
}

const define = <Id extends string>(requirements: Record<Id, Requirement>) => requirements;

export const requirements = define({
  // Forms
  'forms.version-prefix': { text: 'Every path is served with and without /v1', source: 'Versioning; decision 1' },
  'forms.cancel': { text: 'Cancel is POST /checkout/cancel and DELETE /checkout/{taskId}', source: 'decision 1' },
  'forms.history': {
    text: 'History is GET /status-history/{taskId} and GET /checkout/{taskId}/status-history',
    source: 'decision 1',
  },
  'forms.phone': { text: 'A phone is 7 to 20 of + 0-9 - and space, with a digit', source: 'Limits; decision 2' },
  'forms.postal': {
    text: 'A postal code is 3 to 10 letters, digits, - and space, with a letter or digit',
    source: 'Limits; decision 2',
  },
  'forms.timestamps.store': {
    text: 'Task reads and history write UTC as YYYY-MM-DD HH:MM:SS.ffffff',
    source: 'decision 3',
  },
  'forms.timestamps.iso': { text: 'Everything else writes ISO 8601', source: 'decision 3' },
  'forms.in-progress': {
    text: 'The status is spelled IN_PROGRESS wherever we write it',
    source: 'States; decision 4',
  },
  'forms.in-progress.hyphen': {
    text: 'A webhook endpoint can be set to receive IN-PROGRESS',
    source: 'decision 4',
  },
  'forms.in-progress.sdk': { text: 'The SDK accepts both spellings', source: 'decision 4', awaits: 'sdk' },
  'forms.error-body': {
    text: 'Every 4xx and 5xx has error, message, requestId, and details with a 400',
    source: 'decision 5',
  },
  'forms.not-yours': { text: 'A 404 for what is not yours equals a 404 for what does not exist', source: 'decision 5' },
  'forms.unknown-fields': { text: 'Unknown fields of a body are ignored', source: 'decision 6' },
  'forms.no-coercion': { text: 'Wrong types are refused, not coerced', source: 'decision 6' },

  // Authentication
  'auth.header': { text: 'The key comes in X-API-Key, whose case does not matter', source: 'Authentication 1' },
  'auth.401': {
    text: 'A missing, malformed or revoked key gives 401 with error unauthorized and a message',
    source: 'Authentication 3',
  },
  'auth.403': { text: 'A valid key without the permission gives 403', source: 'Authentication 3; decision 24' },
  'auth.key-format': {
    text: 'A key is cw_test_ or cw_live_, 32 random bytes in base62 and a checksum',
    source: 'decision 24',
  },
  'auth.key-hash': { text: 'Only a hash of a key is stored; the key is shown once', source: 'decision 24' },
  'auth.modes': { text: 'What was made in one mode does not exist for the other', source: 'Errors; decision 24' },
  'auth.go-live': { text: 'Live keys can be made only after the go-live request is approved', source: 'decision 24' },
  'auth.portal-keys': {
    text: 'Keys are generated and revoked in the portal',
    source: 'Authentication 2',
  },

  // The portal
  'portal.first-owner': { text: 'The link of the first start makes the owner, once', source: 'the portal' },
  'portal.cookie': { text: 'A session is an HttpOnly, SameSite cookie of the portal alone', source: 'the portal' },
  'portal.csrf': { text: 'A change needs the token of the page', source: 'the portal' },
  'portal.throttle': { text: 'Guessing passwords is slowed down and tells nothing', source: 'the portal' },
  'portal.roles': { text: 'Roles are permissions, checked by the service in every operation', source: 'the portal' },
  'portal.members': { text: 'Roles change at once; an account keeps an owner', source: 'the portal' },
  'portal.second-factor': { text: 'A second factor is asked for, and no code works twice', source: 'the portal' },
  'portal.go-live': { text: 'An account asks to go live, an operator decides', source: 'decision 24' },

  // Lists and figures
  'list.newest-first': {
    text: 'GET /checkout lists the tasks of the account and mode, newest first',
    source: 'decision 36',
  },
  'list.filters': { text: 'Filters status, merchant, groupId, from, to and text', source: 'decision 36' },
  'list.cursor': { text: 'limit up to 100 and an opaque cursor', source: 'decision 36' },
  'list.400': { text: 'A filter that means nothing gives 400', source: 'decision 36' },
  'list.own': { text: 'The list needs checkout:read and shows nothing of others', source: 'decision 36' },
  'usage.report': { text: 'Credits, outcomes and durations by period and merchant', source: 'the portal' },
  'links.once': {
    text: 'A test link runs one test order without signing in, for a limited time',
    source: 'the portal',
  },

  // POST /checkout
  'create.201': { text: 'A valid order answers 201 at once with taskId', source: 'POST /checkout' },
  'create.body': { text: 'The 201 body repeats the first task and lists all with urls', source: 'decision 8' },
  'create.required': {
    text: 'contact, shippingAddress (but addressLine2), tasks with url and quantity, and payment are required',
    source: 'decision 7',
  },
  'create.province-empty': { text: 'province may be empty', source: 'decision 7' },
  'create.limits': {
    text: '50 tasks, 200 characters a name or line, 2,048 a URL, quantity 1 to 999, 10 coupon codes',
    source: 'decision 7',
  },
  'create.body-limit': { text: 'A body is at most 64 KiB', source: 'decision 7' },
  'create.merchant': {
    text: 'The merchant is the host without www., with a port that is not the default',
    source: 'decision 9',
  },
  'create.split': {
    text: 'Products are grouped by merchant, one task each with one groupId, items in order',
    source: 'What the service does; decision 9',
  },
  'create.strategy': { text: 'shippingMethod.strategy is cheapest or fastest', source: 'customer' },
  'create.billing-null': {
    text: 'billingAddress is echoed null when absent and never copied',
    source: 'customer; decision 11',
  },
  'create.variant-echo': {
    text: 'selectedVariant is echoed with color, size and fit, empty when unspecified',
    source: 'Task object',
  },
  'create.metadata': { text: 'metadata is echoed as submitted', source: 'Task object' },
  'create.task-options-null': { text: 'Per-task options are echoed null when unset', source: 'Task object' },
  'create.payment-test': { text: 'provider test carries a card', source: 'payment.data forms; decision 10' },
  'create.payment-test-live': {
    text: 'provider test on a live key gives 403 test_provider_disabled',
    source: 'Authentication 5; decision 10',
  },
  'create.payment-session': {
    text: 'A session is passed as data.sessionId without provider',
    source: 'payment.data forms; decision 10',
  },
  'create.payment-unknown': {
    text: 'A provider that is not configured gives 400 unknown_provider',
    source: 'decision 10',
  },
  'create.redacted': {
    text: 'Echoes mask the CVV and all of the card number but its last four digits',
    source: 'payment.data forms',
  },
  'create.durable': { text: 'Nothing acknowledged is lost', source: 'decision 26' },
  'create.idempotency.replay': {
    text: 'The same Idempotency-Key and body replay the first answer with Idempotent-Replayed: true',
    source: 'decision 12',
  },
  'create.idempotency.mismatch': {
    text: 'The same key with another body gives 422 idempotency_mismatch',
    source: 'decision 12',
  },
  'create.idempotency.parallel': {
    text: 'While the first request runs a second gives 409 idempotency_in_progress; one task per key',
    source: 'decision 12',
  },
  'create.idempotency.scope': { text: 'The scope of a key is account, mode and operation', source: 'decision 12' },
  'create.resubmit': { text: 'The same payload without a key creates another order', source: 'States, rule 3' },
  'create.options.ceilings': {
    text: 'maxTotal and maxShipping fail an order before payment',
    source: 'decision 13',
  },
  'create.options.retry': {
    text: 'isRetryEnable false means a single execution',
    source: 'decision 13',
  },
  'create.options.account': {
    text: 'An account is made at the merchant only with createAccountIfRequired',
    source: 'decision 13',
  },
  'create.options.operator': {
    text: 'In test mode askOperator makes a purchase wait at a doubt for an operator, whose answer is learnt',
    source: 'decision 13',
  },
  'create.options.account-once': {
    text: 'The sign-in made at a merchant is sealed and readable once',
    source: 'decision 13',
  },
  'create.coupons': {
    text: 'Coupon codes are tried in the order given, invalid ones skipped',
    source: 'addons',
  },

  // Reading
  'read.200': { text: 'GET /checkout/{taskId} answers the task with every listed field', source: 'Checkout task' },
  'read.404': { text: 'An unknown taskId gives 404', source: 'GET /checkout/{taskId}' },
  'read.400': { text: 'A taskId that is no UUID gives 400', source: 'GET /checkout/{taskId}' },
  'read.latest': { text: 'executionNumber starts at 1 and isLatest is true', source: 'Checkout task' },
  'read.derived-null': { text: 'derivedDetails are null until known', source: 'derivedDetails' },
  'read.derived': {
    text: 'pricing has currency, subtotal, shipping, tax, discount, total',
    source: 'decision 21',
  },
  'read.order': { text: 'A completed task has order number, url and placedAt', source: 'decision 21' },
  'read.charged': {
    text: 'pricing is what was charged; a difference to what was agreed is told in the task, its webhook and the log',
    source: 'decision 35',
  },
  'read.iterations': {
    text: 'iterations lists every execution with its failure',
    source: 'Checkout task; decision 18',
  },
  'history.200': { text: 'History answers SUCCESS, a message and the steps', source: 'GET /status-history' },
  'history.order': { text: 'Steps come newest first by createdAt and id', source: 'GET /status-history' },
  'history.fields': {
    text: 'A step has id, labels, isFailed, note, creditsConsumed and retryCount',
    source: 'Step record',
  },
  'history.404': { text: 'History of an unknown task gives 404', source: 'GET /status-history' },
  'history.monotone': { text: 'Timestamps never run backwards within a task', source: 'Step record' },
  'history.credits': {
    text: 'Steps consume credits by a table; the sum is the cost',
    source: 'decision 23',
  },

  // Life
  'life.queued': { text: 'An accepted task is QUEUED', source: 'States' },
  'life.direct': {
    text: 'Direct path: QUEUED, STARTED, IN_PROGRESS, COMPLETED',
    source: 'decision 15',
  },
  'life.confirmed': {
    text: 'With verifyBeforePlacement: PENDING_CONFIRMATION, CONFIRMED, PLACED, COMPLETED',
    source: 'decision 15',
  },
  'life.table': {
    text: 'The allowed moves are one table, the only writer of a status',
    source: 'decision 15',
  },
  'life.terminal': { text: 'COMPLETED, FAILED and CANCELLED are final', source: 'States' },
  'life.retry': {
    text: 'Transient failures before the intent are retried, at most 3 executions, after 2 s and 8 s',
    source: 'decision 18',
  },
  'life.announced-once': { text: 'A status is announced once for a task', source: 'decision 19' },
  'life.failure-code': { text: 'A FAILED task has a failure with a code', source: 'decision 22' },
  'life.group-all': {
    text: 'Without allowPartialCheckoutForMultiSku nobody places until everyone is at a verified review',
    source: 'options; decision 14',
  },
  'life.group-partial': {
    text: 'With it, a dead item is dropped and the rest is bought',
    source: 'options; decision 14',
  },
  'place.once': {
    text: 'The order is placed at most once, fenced by a committed intent',
    source: 'decision 17',
  },
  'place.unknown': {
    text: 'An intent without an outcome is looked up, never clicked again, else placement_unknown',
    source: 'decision 17',
  },

  // Confirm and cancel
  'confirm.400': { text: 'Confirm gives 400 unless PENDING_CONFIRMATION', source: 'decision 16' },
  'confirm.404': { text: 'Confirm of an unknown task gives 404', source: 'decision 16' },
  'confirm.200': {
    text: 'Confirm gives 200 in PENDING_CONFIRMATION and the order goes on',
    source: 'decision 16',
  },
  'confirm.total': {
    text: 'Confirm with a different total than shown gives 400 total_mismatch',
    source: 'decision 16',
  },
  'confirm.binds': {
    text: 'An order that changed or rose goes back to the customer',
    source: 'decision 16',
  },
  'confirm.timeout': {
    text: 'After the window: FAILED confirmation_timeout or CANCELLED',
    source: 'decision 16',
  },
  'cancel.200': {
    text: 'Cancel answers 200 with status, message, taskId and executionId while not final',
    source: 'decision 20',
  },
  'cancel.cancelled': {
    text: 'A queued task that is cancelled ends CANCELLED and is never resumed',
    source: 'States, rule 1',
  },
  'cancel.terminal': {
    text: 'Cancel of a final task gives 400 task_terminal',
    source: 'POST /checkout/cancel; decision 20',
  },
  'cancel.stale': { text: 'A stale executionId gives 400 stale_execution', source: 'decision 20' },
  'cancel.both-ids': { text: 'The POST form needs both ids', source: 'POST /checkout/cancel' },
  'cancel.404': { text: 'Cancel of an unknown task gives 404', source: 'POST /checkout/cancel' },
  'cancel.5s': {
    text: 'Before the intent work stops within 5 s and nothing was bought',
    source: 'decision 20',
  },
  'cancel.after-intent': {
    text: 'After the intent the outcome is learnt first and order is filled in',
    source: 'decision 20',
  },
  'cancel.individually': {
    text: 'Each merchant task of a group is cancelled by itself',
    source: 'POST /checkout/cancel, rule 2',
  },

  // Limits and faults
  'limits.429': { text: '429 rate_limited with Retry-After, RateLimit and RateLimit-Policy', source: 'decision 25' },
  'limits.defaults': { text: '20 writes/s and 50 reads/s a key, burst twice that', source: 'decision 25' },
  'limits.task-reads': {
    text: 'Reading one task more than once a second over a minute is too fast',
    source: 'decision 25',
  },
  'limits.503': {
    text: '503 with Retry-After while the database is unavailable, and recovery without a restart',
    source: 'decision 26',
  },

  // Webhooks
  'webhooks.payload': {
    text: 'One payload shape for every status, unknown values null, plus executionId',
    source: 'Events; decision 27',
  },
  'webhooks.schemes': { text: 'Basic, OAuth2, custom headers, none', source: 'Authentication 6' },
  'webhooks.signature': {
    text: 'webhook-id, webhook-timestamp and webhook-signature on every delivery',
    source: 'decision 27',
  },
  'webhooks.schedule': {
    text: '2xx within 10 s, then the schedule; redirects are failures',
    source: 'decision 28',
  },
  'webhooks.disable': {
    text: '410 or 5 days of failures disable the endpoint',
    source: 'decision 28',
  },
  'webhooks.order': { text: 'The order of one task’s events is kept', source: 'decision 28' },
  'webhooks.isolation': {
    text: 'A stuck endpoint never delays another account’s',
    source: 'decision 28',
  },
  'webhooks.session': {
    text: 'A completed payment session is announced',
    source: 'decision 29',
  },

  // Payment session
  'session.200': { text: 'POST /payment/session answers the session in its envelope', source: 'Payment session' },
  'session.400': { text: 'Missing or invalid fields give 400', source: 'POST /payment/session' },
  'session.price': { text: 'price is an amount above zero with at most two decimals', source: 'decision 30' },
  'session.expiry': { text: 'A session lives at most 7 days; expiry may be sooner', source: 'Limits; decision 30' },
  'session.mode': { text: 'mode is production or test', source: 'Payment session' },
  'session.unknown': {
    text: 'Checkout with an unknown session gives 400 payment_session_unknown',
    source: 'decision 30',
  },
  'session.open': { text: 'Checkout with an open session gives 400 payment_session_open', source: 'decision 30' },
  'session.expired': {
    text: 'Checkout with an expired session gives 400 payment_session_expired',
    source: 'decision 30',
  },
  'session.used': { text: 'A session pays for one order', source: 'decision 30' },
  'session.wrong-mode': { text: 'A session of the other mode gives 400 with its own code', source: 'decision 30' },
  'session.authorised': {
    text: 'The sum over a group never exceeds the authorised price',
    source: 'decision 30',
  },
  'session.hosted-page': {
    text: 'The customer completes the session on the hosted page',
    source: 'POST /payment/session',
  },
  'vault.sealed': { text: 'A card number is stored only sealed', source: 'decision 31' },
  'vault.cvv': {
    text: 'The CVV is destroyed when the order is placed, declined or the session ends',
    source: 'decision 31',
  },
  'vault.cvv-backup': {
    text: 'A backup cannot bring the CVV back',
    source: 'decision 31',
  },

  // Catalog
  'search.200': {
    text: 'Search answers products, targetMerchant and targetMatchCount',
    source: 'POST /product/search',
  },
  'search.target': {
    text: 'Products of the target merchant come first, whatever its case, others after',
    source: 'POST /product/search; decision 32',
  },
  'search.typos': { text: 'Search tolerates typing errors and gives at most 50', source: 'decision 32' },
  'search.400': { text: 'Search without a name gives 400', source: 'POST /product/search' },
  'search.crawl': { text: 'The operator fills the index by crawling', source: 'decision 32' },
  'rehearsal.review': {
    text: 'A rehearsal reads the verified review, orders nothing and types no card',
    source: 'decision 41',
  },
  'rehearsal.card': {
    text: 'A rehearsal leaves a card form empty and presses nothing beside it',
    source: 'decision 41',
  },
  'rehearsal.stop': { text: 'A rehearsal says what would stop a purchase', source: 'decision 41' },
  'rehearsal.refused': { text: 'A rehearsal of another account or mode does not exist', source: 'decision 41' },
  'details.200': {
    text: 'Details answer product, dimensions and variants of the live page',
    source: 'Product details',
  },
  'details.subset': {
    text: 'Default subset: chosen variant first, at most 9 more; allVariants gives all',
    source: 'decision 33',
  },
  'details.400': {
    text: 'A URL that is not http(s), is private or leads to no product gives 400',
    source: 'decision 33',
  },
  'details.502': { text: 'A merchant that does not answer gives 502 merchant_unreachable', source: 'decision 33' },
  'details.extends-search': { text: 'Every details read extends the search index', source: 'decision 32' },
  'estimates.200': {
    text: 'Estimates answer subtotal, shipping, tax, total, items and destination',
    source: 'decision 34',
  },
  'estimates.total': {
    text: 'total is subtotal plus shipping plus tax; items’ tax adds up to tax',
    source: 'POST /checkout-estimates',
  },
  'estimates.shipping-unknown': { text: 'Unknown shipping is 0.0 with shippingKnown false', source: 'decision 34' },
  'estimates.category': { text: 'Tax follows the category; an unknown one counts as general', source: 'decision 34' },
  'estimates.400': { text: 'Invalid estimates give 400', source: 'POST /checkout-estimates' },
});

export type RequirementId = keyof typeof requirements;
