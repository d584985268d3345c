import { useRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import { ProductSlider } from '../../../slider/product-slider.tsx'

type RecommendationRowsProps = {
  productId: number
  sign: string
  /** The link «Весь раздел». */
  section: { text: string; href: string }
}

/**
 * Recommendations by kind: bought together, same series, similar. A kind without products is left
 * out.
 */
export function RecommendationRows({ productId, sign, section }: RecommendationRowsProps) {
  const { data, isPending } = useRecommendations({ productId })
  return (
    // While they load, the place of two or three rows, so that nothing below is pushed down.
    <div className={isPending ? 'min-h-405 lg:min-h-495' : 'flex flex-col gap-section'}>
      {(data ?? []).map(({ type, name, PRODUCTS }) => (
        <ProductSlider
          key={type}
          title={name}
          products={PRODUCTS}
          sign={sign}
          {...(type === 'similar' && { all: section })}
        />
      ))}
    </div>
  )
}
