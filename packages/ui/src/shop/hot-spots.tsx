'use client'

import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { useState } from 'react'
import { Price, type PriceWords } from './price.tsx'

export type HotSpot = {
  id: number
  /** Where the thing stands, in per cent of the scene. */
  x: number
  y: number
  name: string
  href: string
  price: PriceValue
  /** Open without pointing at it: three on a desktop. */
  isOpen?: boolean
  /** Open first on a phone: one. */
  isFirst?: boolean
}

type HotSpotsProps = { spots: readonly HotSpot[]; words: PriceWords; sign?: string }

/** The spots of a scene: a disc, and a price tag that is a link. On a phone one tag at a time. */
export function HotSpots({ spots, words, sign }: HotSpotsProps) {
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
            className={`absolute top-1/2 w-max -translate-y-1/2 text-picture-ink ${sides[sideOf(spot)].tag} lg:group-focus-within:block lg:group-hover:block ${spot.id === openId ? 'block' : 'hidden'} ${spot.isOpen ? 'lg:block' : 'lg:hidden'}`}
          >
            <HotSpotTag spot={spot} words={words} sign={sign} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type HotSpotTagProps = { spot: HotSpot; words: PriceWords; sign?: string }

/** Past these per cent of the scene a tag would leave the screen: a phone shows 24 to 63 of it. */
const farRight = { phone: 44, desktop: 72 }
/** Where the words of a desktop begin and end: a tag beside them would lie under their button. */
const wordsOnWall = { left: 57, bottom: 66 }

function sideOf({ x, y }: HotSpot): keyof typeof sides {
  if (x <= farRight.phone) return 'right'
  const isBesideWords = x < wordsOnWall.left && y < wordsOnWall.bottom
  return isBesideWords || x > farRight.desktop ? 'left' : 'leftOnPhone'
}

/** On which side of its disc a tag lies; its pointed end turns with it. */
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

/** A paper price tag: one end pointed, 15 px, at the thing it speaks of. */
function HotSpotTag({ spot, words, sign }: HotSpotTagProps) {
  const { paper, point } = sides[sideOf(spot)]
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
        <Price price={spot.price} words={words} sign={sign} size="tag" />
      </span>
    </span>
  )
}
