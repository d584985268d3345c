'use client'

import { useReviewImages } from '@svetlitsa/api-client/query/review'
import { ReviewPictures } from './review-pictures.tsx'

/** As many as stand in two rows of a phone. */
const mostShown = 8

/** The photographs of all reviews together, the most helpful first. */
export function ReviewPhotos({ productId }: { productId: number }) {
  const { data } = useReviewImages(productId)
  if (!data) return <div className="h-16" />
  return (
    <div className="flex flex-wrap gap-2">
      <ReviewPictures files={data.images.slice(0, mostShown)} author="" />
    </div>
  )
}
