import { isMissingPart, reloadOnce } from './reload-guard.tsx'

/** Fetches a part of this build; when a newer build has taken it away the page is loaded anew. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (isMissingPart(error)) reloadOnce(Date.now())
    throw error
  }
}
