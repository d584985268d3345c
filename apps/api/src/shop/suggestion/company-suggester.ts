/** A company or an entrepreneur, as a bill names it. */
export interface FoundParty {
  value: string
  inn: string
  /** Entrepreneurs have none. */
  kpp: string | null
  ogrn: string
  address: string
}

export interface FoundBank {
  value: string
  bic: string
  correspondentAccount: string | null
  address: string
}

/** Finds companies and banks by the beginning of a name or number (checkout.company). */
export interface CompanySuggester {
  findParties(query: string): Promise<FoundParty[]>
  findBanks(query: string): Promise<FoundBank[]>
}

export const MAX_SUGGESTIONS = 7
