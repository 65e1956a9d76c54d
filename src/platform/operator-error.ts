/** Something the operator can fix. Its message is one plain line that says everything; no stack is shown. */
export class OperatorError extends Error {}
