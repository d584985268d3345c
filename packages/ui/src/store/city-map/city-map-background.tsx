const blocks = Array.from({ length: 84 }, (_, index) => {
  const column = index % 14
  const row = Math.floor(index / 14)
  // Some blocks are omitted, so that the map looks natural and not like a regular grid.
  return { column, row, isSquare: (column * 7 + row * 5) % 11 === 0 }
})

/**
 * The background of the plain city map: blocks, two streets, a river and two parks. It is
 * decorative; only the pins have real positions (ADR 0050).
 */
export function CityMapBackground() {
  return (
    <svg
      viewBox="0 0 900 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="900" height="440" className="fill-map-ground" />
      <g transform="rotate(-14 450 220)" className="fill-map-block">
        {blocks.map(({ column, row, isSquare }) =>
          isSquare ? null : (
            <rect
              key={`${column}-${row}`}
              x={-110 + column * 80}
              y={-90 + row * 110}
              width={column % 3 === 0 ? 50 : 62}
              height={row % 2 === 0 ? 84 : 70}
              rx="3"
            />
          ),
        )}
      </g>
      <path d="M70 84 190 60l50 74-110 30z" className="fill-map-green" />
      <ellipse cx="660" cy="96" rx="104" ry="62" className="fill-map-green" />
      <path
        d="M-20 340C120 300 210 350 330 376s220-20 330-84 190-30 280 10"
        fill="none"
        strokeWidth="46"
        className="stroke-map-water"
      />
      <g fill="none" strokeLinecap="round" className="stroke-map-road">
        <path d="M-20 150 920 60" strokeWidth="12" />
        <path d="M-20 270 920 196" strokeWidth="8" />
        <path d="M330-20 470 460" strokeWidth="12" />
        <path d="M700-20 830 460" strokeWidth="8" />
      </g>
    </svg>
  )
}
