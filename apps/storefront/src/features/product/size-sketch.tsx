type SizeSketchProps = {
  /** Sides of the view in centimetres. */
  acrossCm: number
  heightCm: number
  /** Room of the drawing in centimetres: alike for two views, so that they stand in one scale. */
  room: { across: number; up: number }
  /** Height of the figures in the same centimetres. */
  letter: number
  /** «см», behind the lower figure. */
  unit: string
}

/** A view of the thing as its outline with two dimension lines (design notes §3, «Dimension drawing»). */
export function SizeSketch({ acrossCm, heightCm, room, letter, unit }: SizeSketchProps) {
  const gap = letter * 1.4
  const left = (room.across - acrossCm) / 2
  const top = letter * 0.6
  const right = left + acrossCm
  const bottom = top + heightCm
  const thin = { stroke: 'currentColor', vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
  const tick = letter / 3
  const words = { fontSize: letter, fill: 'currentColor', fontWeight: 500 } as const
  return (
    <svg viewBox={`0 0 ${room.across} ${room.up}`} aria-hidden="true">
      <rect
        {...thin}
        x={left}
        y={top}
        width={acrossCm}
        height={heightCm}
        rx={Math.min(acrossCm, heightCm) / 14}
        strokeWidth={1.6}
        className="fill-paper"
      />
      <g {...thin} strokeWidth={1} className="text-ink-soft">
        <path
          d={`M${left} ${bottom + gap}H${right}M${left} ${bottom + gap - tick}v${tick * 2}M${right} ${bottom + gap - tick}v${tick * 2}`}
        />
        <path
          d={`M${left - gap} ${top}V${bottom}M${left - gap - tick} ${top}h${tick * 2}M${left - gap - tick} ${bottom}h${tick * 2}`}
        />
      </g>
      <text {...words} x={(left + right) / 2} y={bottom + gap + letter * 1.3} textAnchor="middle">
        {`${acrossCm}\u00a0${unit}`}
      </text>
      <text
        {...words}
        x={left - gap - letter * 0.5}
        y={(top + bottom) / 2}
        textAnchor="middle"
        transform={`rotate(-90 ${left - gap - letter * 0.5} ${(top + bottom) / 2})`}
      >
        {heightCm}
      </text>
    </svg>
  )
}

/** The common room of the views of a thing, front in 8 parts and side in 5 of a row. */
export function sketchRooms(widthCm: number, depthCm: number, heightCm: number) {
  const part = Math.max((widthCm * 1.5) / 8, (depthCm * 1.7) / 5, (heightCm * 0.9) / 6)
  const letter = part / 3
  const up = heightCm + letter * 4
  return { letter, front: { across: part * 8, up }, side: { across: part * 5, up } }
}
