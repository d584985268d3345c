/** A sum beyond the whole numbers that JavaScript counts exactly: added up, it would be off by units. */
export class SumTooLargeError extends RangeError {
  constructor(sum: number | string) {
    super(`The sum is beyond what can be counted exactly: ${sum}`)
    this.name = 'SumTooLargeError'
  }
}
