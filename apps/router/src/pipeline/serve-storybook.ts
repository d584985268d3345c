import type { House } from '../house.ts'
import { sendErrorPage } from '../page/serve-error-page.ts'
import { isStaff } from '../proxy/is-staff.ts'
import type { PlacedVisit } from '../request/visit.ts'

/** The storybook under /ui/: for a demonstration and for staff. */
export async function serveStorybook(
  house: House,
  visit: PlacedVisit,
  name: string,
): Promise<void> {
  if (!(await isStaff(house, visit))) return sendErrorPage(house, visit, 404)
  await house.ui.serve(visit, decodeURIComponent(name === '' ? 'index.html' : name))
}
