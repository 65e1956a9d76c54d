export type FaultAction = (name: string) => void | Promise<void>;

let action: FaultAction | undefined;

/** Names a point at which a fault can be injected. Does nothing unless a fault run armed it. */
export function faultPoint(name: string): void | Promise<void> {
  return action?.(name);
}

export function armFaultPoints(next: FaultAction | undefined): void {
  action = next;
}
