import { sql } from 'kysely'
import { otherWords } from './other-words.ts'

/** What the site tells beside its catalogue, in the columns of entries.ts. */
export const POSTS = sql`
  select 'post', post.id, post.title, ${otherWords(sql`post.title`)}, post.teaser,
         'story blog guide ' || coalesce((select string_agg(place.name, ' ' order by place.id) from post_place join place on place.id = post_place.place_id
                                           where post_place.post_id = post.id), ''),
         post.teaser || ' ' || coalesce((select string_agg(heading || ' ' || body, ' ' order by position) from post_section where post_id = post.id), ''),
         '/blog/' || post.slug, post.picture_id, null::integer, 0.05::real
    from post where post.is_published`

/** What people call these pages, where their titles do not say so. */
export const SITE_PAGES = sql`
  select 'page', 'site-' || site_page.slug, site_page.title, coalesce(called.names, ''),
         coalesce(site_page.intro, case when site_page.kind = 'policy' then 'Last changed ' || to_char(site_page.changed_on, 'FMDD Mon YYYY') else '' end),
         coalesce(called.keywords, case when site_page.kind = 'policy' then 'legal policy terms rules' else '' end),
         coalesce(site_page.intro, '') || ' '
           || coalesce((select string_agg(heading || ' ' || body, ' ' order by position) from site_page_section where page_slug = site_page.slug), ''),
         '/' || site_page.slug, site_page.picture_id, null, case when site_page.kind = 'policy' then 0 else 0.3 end::real
    from site_page left join (values
      ('when-to-go', E'Best time to visit\nWeather\nClimate', 'season monsoon rain temperature sea january february march april may june july august september october november december'),
      ('contact', E'Contact us\nPhone\nWhatsApp\nEmail', 'address telephone office hours map call'),
      ('faq', E'FAQ\nQuestions\nHelp', 'answers'),
      ('about', E'About', 'company who we are'),
      ('refund-policy', E'Refund\nCancellation', 'cancel money back legal policy terms'),
      ('payment-policy', E'Payment', 'card upi bank legal policy terms')
    ) called (slug, names, keywords) on called.slug = site_page.slug`

export const FAQ_ENTRIES = sql`
  select 'page', 'faq-' || faq_question.id, faq_question.question, '', 'Question and answer: ' || faq_group.name, 'faq question answer ' || faq_group.name,
         faq_question.answer, '/faq#' || faq_group.id, null, null, 0::real
    from faq_question join faq_group on faq_group.id = faq_question.group_id`
