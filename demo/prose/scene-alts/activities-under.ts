/** What the pictures of diving, snorkelling and viewing boats show. */
export const activitiesUnderAlts: Record<string, string> = {
  'scuba-shore-try-dive':
    'Instructor and guest swim side by side over bright sand close to the beach, small fish ahead',
  'scuba-boat-dive': 'Two divers go down the anchor line towards the reef, the boat dark on the bright surface above',
  'open-water-course': 'Three diving students kneel on the sea bed and watch the hand sign of their instructor',
  'sea-walk': 'Two people in clear helmets walk on the sand of the sea bed, air hoses rising to the boat above',
  'guided-snorkelling': 'A guide tows a guest with a float ring along a palm beach, coral and fish just below them',
  'glass-bottom-boat': 'A glass-bottom boat from below: guests with their hands on the panes, a turtle gliding past',
  'dolphin-glass-boat': 'A fast boat shaped like a dolphin runs over the bay at sunrise, passengers behind its windows',
  'semi-submarine': 'A child at the window of a cabin below the water line, bright fish and coral passing outside',
  'cinque-dive-charter': 'A diver with a torch among granite blocks, a second diver behind, barracuda circling above',
  'night-kayak': 'Kayaker at night on dark water, a glowing trail behind the paddle and stars above',
}
