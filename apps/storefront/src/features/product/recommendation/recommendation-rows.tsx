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
  const { data } = useRecommendations({ productId })
  return (
    <div className="flex flex-col gap-section">
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
