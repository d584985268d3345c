import { useRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import type { ReactNode } from 'react'
import { ProductSlider } from '../../../slider/product-slider.tsx'

type RecommendationRowsProps = {
  productId: number
  sign: string
  /** The link «Весь раздел». */
  section: { text: string; href: string }
  /** Shown until they are loaded, in the place that they will take. */
  children?: ReactNode
}

/**
 * Recommendations by kind: bought together, same series, similar. A kind without products is left
 * out.
 */
export function RecommendationRows(props: RecommendationRowsProps) {
  const { productId, sign, section, children } = props
  const { data, isPending } = useRecommendations({ productId })
  if (isPending) return children
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
