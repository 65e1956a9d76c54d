/** What senders report; the process that runs them decides where it goes. */
export interface WebhookMetrics {
  attempted(outcome: 'delivered' | 'failed', seconds: number): void;
  endpointDisabled(): void;
}

export const noMetrics: WebhookMetrics = { attempted() {}, endpointDisabled() {} };
