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
            className={`absolute top-1/2 left-full w-max -translate-y-1/2 text-picture-ink lg:group-focus-within:block lg:group-hover:block ${spot.id === openId ? 'block' : 'hidden'} ${spot.isOpen ? 'lg:block' : 'lg:hidden'}`}
          >
            <HotSpotTag spot={spot} words={words} sign={sign} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type HotSpotTagProps = { spot: HotSpot; words: PriceWords; sign?: string }

/** A paper price tag: its left end pointed, 15 px, at the thing it speaks of. */
function HotSpotTag({ spot, words, sign }: HotSpotTagProps) {
  return (
    <span className="relative ml-2.5 block rounded-r-compact bg-white py-2 pr-3.5 pl-1.5 shadow-float">
      <svg
        viewBox="0 0 15 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-0 right-full h-full w-3.75 fill-white"
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
