type DemoMarkProps = { text: string }

/** Says in the footer that the shop is a demonstration and nothing is really sold. */
export function DemoMark({ text }: DemoMarkProps) {
  return (
    <p className="mt-8 inline-block rounded-medium bg-honey-soft px-4 py-3 text-small text-ink">
      {text}
    </p>
  )
}
