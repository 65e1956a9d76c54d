/** Scripts can rely on these. `cartwright help` lists them. */
export const exitCodes = {
  done: { code: 0, meaning: 'done; for buy and watch: every task is COMPLETED' },
  failed: { code: 1, meaning: 'a purchase failed, or doctor or webhook test found a problem' },
  usage: { code: 2, meaning: 'the command line was wrong' },
  unreachable: { code: 3, meaning: 'the service did not answer' },
  refused: { code: 4, meaning: 'the service refused the request; its error code is printed' },
  cancelled: { code: 5, meaning: 'a task was cancelled, and none failed' },
  unknown: { code: 6, meaning: 'an order may have been placed (placement_unknown): check with the merchant' },
  interrupted: { code: 130, meaning: 'stopped with Ctrl-C; tasks continue' },
} as const;
