import { createFileRoute } from '@tanstack/react-router'
import { EditorsOnly } from '../../../access/editors-only.tsx'
import { BannersScreen } from '../../../features/banner/banners-screen.tsx'
import { parseBannerSearch } from '../../../features/banner/list/banner-choice.ts'

export const Route = createFileRoute('/vue-tools/banner/')({
  component: Banners,
  validateSearch: parseBannerSearch,
})

function Banners() {
  const chosen = Route.useSearch()
  return (
    <EditorsOnly>
      {({ name }) => <BannersScreen kind="top" userName={name} chosen={chosen} />}
    </EditorsOnly>
  )
}
