import { createFileRoute } from '@tanstack/react-router'
import { ContragentSection } from '../../../features/contragent/contragent-section.tsx'
import { ExportSection } from '../../../features/export/export-section.tsx'
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { SessionSection } from '../../../features/session/session-section.tsx'

export const Route = createFileRoute('/personal-lk/profile/')({ component: Profile })

function Profile() {
  return (
    <ProfileScreen>
      <SessionSection />
      <ContragentSection />
      <ExportSection />
    </ProfileScreen>
  )
}
