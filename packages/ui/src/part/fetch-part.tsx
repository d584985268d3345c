import { isMissingPart, reloadOnce } from './reload-guard.tsx'

/**
 * Fetches a part of this build. When a newer build has taken it away the page is loaded anew, and
 * until then the part is still to come: nobody sees a fault that is none.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingPart(error) || !reloadOnce(Date.now())) throw error
    return new Promise(() => {})
  }
}
