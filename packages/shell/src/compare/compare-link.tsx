import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Scale } from 'lucide'
import { useCompared } from './use-compared.ts'

type CompareLinkProps = {
  /** Name of the landmark. */
  title: string
  /** What the link says for one to four products. */
  texts: readonly string[]
}

/** The way to the comparison, above the bar of a phone; nothing while it is empty. */
export function CompareLink({ title, texts }: CompareLinkProps) {
  const { length } = useCompared()
  if (length === 0) return null
  return (
    <aside
      aria-label={title}
      className="fixed right-4 bottom-20 z-10 rounded-compact shadow-float lg:right-6 lg:bottom-6 print:hidden"
    >
      <Button kind="white" size={40} href={link.compare()} icon={<Icon iconNode={Scale} />}>
        {texts[length - 1]}
      </Button>
    </aside>
  )
}
