import type { PageSettings } from '../page-settings.ts'

/** The element that holds the settings of the page as JSON. */
export const settingsId = 'page-settings'

/** Reads the settings that the server wrote into the page. */
export function readPageSettings(): PageSettings {
  const text = document.getElementById(settingsId)?.textContent
  if (!text) throw new Error('The page has no settings')
  return JSON.parse(text) as PageSettings
}
