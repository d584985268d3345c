import { bind } from '../client/bind.ts'
import type * as contract from '../contract/favourite-list.ts'

export const addList = bind<typeof contract.addList>(
  'POST /api_vue/favoriteLists/addList/index.php',
)
export const renameList = bind<typeof contract.renameList>(
  'POST /api_vue/favoriteLists/renameList/index.php',
)
export const getLists = bind<typeof contract.getLists>(
  'POST /api_vue/favoriteLists/getLists/index.php',
)
export const deleteList = bind<typeof contract.deleteList>(
  'POST /api_vue/favoriteLists/deleteList/index.php',
)
export const addListItem = bind<typeof contract.addListItem>(
  'POST /api_vue/favoriteLists/addListItem/index.php',
)
export const deleteListItem = bind<typeof contract.deleteListItem>(
  'POST /api_vue/favoriteLists/deleteListItem/index.php',
)
export const getListItems = bind<typeof contract.getListItems>(
  'POST /api_vue/favoriteLists/getListItems/index.php',
)
