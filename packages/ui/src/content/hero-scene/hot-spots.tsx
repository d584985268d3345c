import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { useState } from 'react'
import { Price, type PriceLabels } from '../../product/price/price.tsx'

export type HotSpot = {
  id: number
  /** Position of the item, in percent of the scene. */
  x: number
  y: number
  name: string
  href: string
  price: PriceValue
  /** Shows its tag without hover: three on desktop. */
  isOpen?: boolean
  /** Shows its tag initially on a phone: one. */
  isFirst?: boolean
}

type HotSpotsProps = { spots: readonly HotSpot[]; labels: PriceLabels; sign?: string }

/**
 * The hot spots of a scene: a disc, and a price tag that is a link. A phone shows one tag at a
 * time.
 */
export function HotSpots({ spots, labels, sign }: HotSpotsProps) {
  const [openId, setOpenId] = useState(spots.find(({ isFirst }) => isFirst)?.id)
  return (
    <ul>
      {spots.map((spot) => (
        <li
          key={spot.id}
          style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
          className="group absolute size-11 -translate-1/2 focus-within:z-10 hover:z-10"
        >
          <button
            type="button"
            aria-label={spot.name}
            aria-expanded={spot.id === openId}
            onClick={() => setOpenId(spot.id)}
            className="flex size-11 items-center justify-center rounded-full"
          >
            <span className="flex size-6 items-center justify-center rounded-full bg-white ring-6 ring-white/38">
              <span className="size-2 rounded-full bg-picture-accent" />
            </span>
          </button>
          <a
            href={spot.href}
            className={`absolute top-1/2 w-max -translate-y-1/2 text-picture-ink ${sides[getTagSide(spot)].tag} lg:group-focus-within:block lg:group-hover:block ${spot.id === openId ? 'block' : 'hidden'} ${spot.isOpen ? 'lg:block' : 'lg:hidden'}`}
          >
            <HotSpotTag spot={spot} labels={labels} sign={sign} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type HotSpotTagProps = { spot: HotSpot; labels: PriceLabels; sign?: string }

/**
 * Beyond this position (percent of the scene) a tag would leave the screen: a phone shows 24 to 63
 * percent.
 */
const maxRightTagX = { phone: 44, desktop: 72 }
/** The area of the desktop text, in percent: a tag beside it would be covered by its button. */
const textArea = { left: 57, bottom: 66 }

function getTagSide({ x, y }: HotSpot): keyof typeof sides {
  if (x <= maxRightTagX.phone) return 'right'
  const isBesideText = x < textArea.left && y < textArea.bottom
  return isBesideText || x > maxRightTagX.desktop ? 'left' : 'leftOnPhone'
}

/** On which side of its disc a tag is placed; its pointed end is mirrored accordingly. */
const sides = {
  right: {
    tag: 'left-full',
    paper: 'ml-2.5 rounded-r-compact pr-3.5 pl-1.5',
    point: 'right-full',
  },
  left: {
    tag: 'right-full',
    paper: 'mr-2.5 rounded-l-compact pr-1.5 pl-3.5',
    point: 'left-full -scale-x-100',
  },
  leftOnPhone: {
    tag: 'max-md:right-full md:left-full',
    paper:
      'max-md:mr-2.5 max-md:rounded-l-compact max-md:pr-1.5 max-md:pl-3.5 md:ml-2.5 md:rounded-r-compact md:pr-3.5 md:pl-1.5',
    point: 'max-md:left-full max-md:-scale-x-100 md:right-full',
  },
} as const

/** A paper price tag with one pointed end, 15 px, towards its item. */
function HotSpotTag({ spot, labels, sign }: HotSpotTagProps) {
  const { paper, point } = sides[getTagSide(spot)]
  return (
    <span className={`relative block bg-white py-2 shadow-float ${paper}`}>
      <svg
        viewBox="0 0 15 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`absolute inset-y-0 h-full w-3.75 fill-white ${point}`}
      >
        <path d="M15 0v48L0 24z" />
      </svg>
      <span className="block text-meta font-medium whitespace-nowrap">{spot.name}</span>
      <span className="block whitespace-nowrap">
        <Price price={spot.price} labels={labels} sign={sign} size="tag" />
      </span>
    </span>
  )
}
