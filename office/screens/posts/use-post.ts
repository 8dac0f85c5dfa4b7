import { useQueryClient } from '@tanstack/react-query'
import {
  dropPostDraft,
  fetchOfficePost,
  listPostVersions,
  type OfficePost,
  type PostFields,
  publishPost,
  savePostDraft,
} from '#contract/office/posts.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { type EnteredSection, enterSections, sectionsEntered } from '../texts/sections.tsx'
import { type TextDraft, useTextDraft } from '../texts/use-text-draft.ts'

/** What the editor holds: the fields, with a key for each part of the text. */
export type EnteredPost = Omit<PostFields, 'sections'> & { sections: EnteredSection[] }
export type PostEditor = TextDraft<EnteredPost, OfficePost>

export function enterPost(fields: PostFields): EnteredPost {
  return { ...fields, sections: enterSections(fields.sections) }
}

export function postEntered(entered: EnteredPost): PostFields {
  return { ...entered, sections: sectionsEntered(entered.sections) }
}

/** What is on the site, or would be. */
export function publishedPost(post: OfficePost): PostFields {
  const {
    id: _,
    version: __,
    slug: ___,
    path: ____,
    readMinutes: _____,
    picture: ______,
    draft: _______,
    ...fields
  } = post
  return fields
}

const postOf = (answer: Result<{ post: OfficePost }, OfficeFailure>) => (answer.ok ? ok(answer.value.post) : answer)

/** The editor of one story. */
export function usePostEditor(found: OfficePost): PostEditor {
  const client = useQueryClient()
  const query = { id: found.id }
  return useTextDraft<EnteredPost, OfficePost>({
    found,
    publishedOf: (post) => enterPost(publishedPost(post)),
    draftOf: ({ draft }) => (draft === null ? null : { ...draft, fields: enterPost(draft.fields) }),
    keep: async (entered, revision) =>
      postOf(await callOffice(savePostDraft, { query, body: { ...postEntered(entered), revision } })),
    publish: async (entered, { version }, revision) =>
      postOf(await callOffice(publishPost, { query, body: { ...postEntered(entered), version, revision } })),
    drop: async () => postOf(await callOffice(dropPostDraft, { query })),
    take: (post) => {
      client.setQueryData([callKey(fetchOfficePost), query], { status: 1, post })
      void client.invalidateQueries({ queryKey: ['posts'] })
      void client.invalidateQueries({ queryKey: [callKey(listPostVersions)] })
    },
  })
}
