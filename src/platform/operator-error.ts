/** Something the operator can put right. Its message is one plain line and all there is to say: no stack is shown. */
export class OperatorError extends Error {}
