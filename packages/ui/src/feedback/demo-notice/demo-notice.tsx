type DemoNoticeProps = { text: string }

/** States in the footer that the shop is a demo and nothing is really sold. */
export function DemoNotice({ text }: DemoNoticeProps) {
  return (
    <p className="mt-8 inline-block rounded-medium bg-honey-soft px-4 py-3 text-small text-ink">
      {text}
    </p>
  )
}
