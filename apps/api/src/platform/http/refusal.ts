/** An expected refusal, returned (not thrown) by a handler; its reason is one of the contract's. */
export class Refusal<Reason extends string> {
  readonly reason: Reason
  readonly fields: Record<string, string>
  /** Values for the text of the reason, e.g. the name of the line that is out of stock. */
  readonly values: Record<string, string | number>
  /** Further members of the problem document, e.g. the basket as it is now (RFC 9457, 3.2). */
  readonly details: Record<string, unknown>

  constructor(
    reason: Reason,
    fields: Record<string, string> = {},
    values: Record<string, string | number> = {},
    details: Record<string, unknown> = {},
  ) {
    this.reason = reason
    this.fields = fields
    this.values = values
    this.details = details
  }
}

/** Refuses a call for a reason that its contract declares. */
export function refuse<const Reason extends string>(
  reason: Reason,
  {
    fields,
    values,
    details,
  }: {
    fields?: Record<string, string>
    values?: Record<string, string | number>
    details?: Record<string, unknown>
  } = {},
): Refusal<Reason> {
  return new Refusal(reason, fields, values, details)
}
