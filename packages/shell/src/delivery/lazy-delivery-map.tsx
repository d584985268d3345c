import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

/** Keeps the place of the map, which keeps the place of its streets. */
export const DeliveryMap = lazyPart(
  async () => {
    const { DeliveryMap } = await import('./delivery-map.tsx')
    return { default: DeliveryMap }
  },
  <div className="h-70 rounded-large bg-map-ground md:h-90" aria-hidden="true" />,
)
