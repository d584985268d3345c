import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { ScreenPlace } from '../../checkout/screen-place.tsx'

/** Only holders of a link choose here, so nobody else loads it. */
export const LinkedSlot = lazyPart(
  async () => {
    const { LinkedSlot } = await import('./linked-slot.tsx')
    return { default: LinkedSlot }
  },
  <ScreenPlace />,
)
