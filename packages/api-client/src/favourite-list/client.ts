import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const addList = bindCall<typeof contract.addList>(
  'POST /api_vue/favoriteLists/addList/index.php',
)
export const renameList = bindCall<typeof contract.renameList>(
  'POST /api_vue/favoriteLists/renameList/index.php',
)
export const getLists = bindCall<typeof contract.getLists>(
  'POST /api_vue/favoriteLists/getLists/index.php',
)
export const deleteList = bindCall<typeof contract.deleteList>(
  'POST /api_vue/favoriteLists/deleteList/index.php',
)
export const addListItem = bindCall<typeof contract.addListItem>(
  'POST /api_vue/favoriteLists/addListItem/index.php',
)
export const deleteListItem = bindCall<typeof contract.deleteListItem>(
  'POST /api_vue/favoriteLists/deleteListItem/index.php',
)
export const getListItems = bindCall<typeof contract.getListItems>(
  'POST /api_vue/favoriteLists/getListItems/index.php',
)
