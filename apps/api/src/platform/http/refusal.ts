/** An expected refusal, returned (not thrown) by a handler; its reason is one of the contract's. */
export class Refusal<Reason extends string> {
  readonly reason: Reason
  readonly fields: Record<string, string>
  /** Values for the text of the reason, e.g. the name of the line that is out of stock. */
  readonly values: Record<string, string | number>

  constructor(
    reason: Reason,
    fields: Record<string, string> = {},
    values: Record<string, string | number> = {},
  ) {
    this.reason = reason
    this.fields = fields
    this.values = values
  }
}

/** Refuses a call for a reason that its contract declares. */
export function refuse<const Reason extends string>(
  reason: Reason,
  details: { fields?: Record<string, string>; values?: Record<string, string | number> } = {},
): Refusal<Reason> {
  return new Refusal(reason, details.fields, details.values)
}
