import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { ScreenPlace } from '../../checkout/screen-place.tsx'

export async function loadDeliveryStep() {
  const { DeliveryStep } = await import('./delivery-step.tsx')
  return { default: DeliveryStep }
}

/** Forms are heavy: it is loaded beside the data that it shows. */
export const DeliveryStep = lazyPart(loadDeliveryStep, <ScreenPlace />)
