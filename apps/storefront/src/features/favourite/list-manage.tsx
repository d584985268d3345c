'use client'

import {
  type FavouriteList,
  useDeleteList,
  useRenameList,
} from '@svetlitsa/api-client/query/favourite'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { ListNameForm } from '@svetlitsa/shell/favourite/list-name-form'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useState } from 'react'
import { useNavigate } from '../../navigate-context.tsx'
import { ConfirmButton } from './confirm-button.tsx'

/** A list's name can be changed, and the list given up; its goods stay marked. */
export function ListManage({ list }: { list: FavouriteList }) {
  const say = useTexts(favouriteTexts)
  const navigate = useNavigate()
  const rename = useRenameList()
  const remove = useDeleteList()
  const [isNaming, setNaming] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (name: string) => {
    const outcome = await rename.mutateAsync({ id: list.id, name })
    setRefusal(outcome.ok ? null : outcome.message)
    setNaming(!outcome.ok)
    return outcome.ok
  }

  if (isNaming) {
    return (
      <div className="w-120 max-w-full">
        <ListNameForm
          label={say('listName')}
          action={say('save')}
          value={list.name}
          refusal={refusal}
          onName={take}
          onCancel={() => setNaming(false)}
        />
      </div>
    )
  }
  return (
    <>
      <Button kind="quiet" size={40} onClick={() => setNaming(true)}>
        {say('rename')}
      </Button>
      <ConfirmButton
        words={{
          title: say('deleteTitle', { name: list.name }),
          text: say('deleteText'),
          yes: say('deleteList'),
          no: say('cancel'),
        }}
        onYes={async () => {
          await remove.mutateAsync(list.id)
          navigate(link.favorites())
        }}
        trigger={(ask) => (
          <Button kind="quiet" size={40} onClick={ask}>
            {say('deleteList')}
          </Button>
        )}
      />
    </>
  )
}
