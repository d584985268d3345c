import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

/** Below everything else, and without a place of its own until there are goods to recommend. */
export const BasketRecommendations = lazyPart(async () => {
  const { BasketRecommendations } = await import('./basket-recommendations.tsx')
  return { default: BasketRecommendations }
})
