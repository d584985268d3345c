/** A request of 1C within its session. */
export interface ExchangeRequest {
  mode: 'init' | 'file' | 'import' | 'query' | 'success'
  fileName: string
  body: Buffer | null
}

/** Lines of plain text, or a document. */
export type ExchangeAnswer = string[] | string

/** What 1C is told of an error that is the shop’s own. */
export const shopFailed = 'The shop has failed, try again later'
