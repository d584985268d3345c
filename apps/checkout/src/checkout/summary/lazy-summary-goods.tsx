import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

/** The pictures of the goods come after the sums, which nothing waits for. */
export const SummaryGoods = lazyPart(
  async () => {
    const { SummaryGoods } = await import('./summary-goods.tsx')
    return { default: SummaryGoods }
  },
  <div className="h-11" />,
)
