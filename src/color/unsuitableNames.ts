/** Words in the list of names that do not belong in a brand, a lesson or a slide, grouped by reason. */
export const UNSUITABLE_WORDS: readonly string[] = [
  // Sex and sexualized bodies: not for work or school.
  `lust*, technolust, naked, nude, virgin, kinky, busty, climax, cum, illicit, promiscuous, voluptuous,
  pleasure*, fertility, pheromone, testosterose, aphrodisiac, seduc*, smooch, lick, naughty, hottie,
  babe*, lolita, harem, succubus, flirt*, desire*, bath water, intimate`,
  // Body parts, fluids and remarks about bodies: no skin or organ is a standard.
  `lips, cheek, fat, fatty, fatback, skinny, chubby, beefy, meat*, skin, hair, hairy, belly, brain,
  cortex, eyeball, liver, tongue*, toes, feet, sweat*, period, vein, smell, greasy`,
  // Wounds and illness.
  `bruise*, blister, scar, bleeding, bitten, transfusion, infect*, fever*, surgical,
  incision, frail, hysteria, embarrass*, amnesiac, insomniac, mental, borderline, madness, mad, maniac, lunatic,
  looney, melancholia, hypnotic, biohazard`,
  // Drugs and being drunk.
  `drunk*, opium, intoxicat*, trippy, ayahuasca, sinsemilla, indica, overdose, methadone,
  psychedelic, nicotine, cigar*, rasta`,
  // Violence, crime and death.
  `blood*, sanguinary, gory, poison*, arsenic, lethal, murder*, redяum, death*, deadly, dead, dying, mortal, morbid,
  macabre, zombie*, assassin*, fatal, brutal*, violen*, vicious, venom*, toxic*, nuclear, mcnuke*, plutonium,
  corrosive, horror, nightmare*, anarch*, grotesque, monstrous, noxious, malevolent, ferocious, furious, enraged,
  rage, raging, anger, angry, wrath, agony, agressive, threatening, menace, ruthless, sinister, war,
  warlord, bomb*, dynamite, gun, bullet, battle, fury, gangsters, kingpin, juvie, sacrifice, exhumed, buried,
  tomb, crypt, catacomb, skeleton*, reaper, mummy*, frankenstein*, ghoul*, haunted, vampire*,
  widowmaker, apocalyptic, crisis, wasteland`,
  // Religions, and what they hold sacred or damned.
  `hell, hellbound, devil*, demon*, cacodemon, cursed, evil, wicked, sin, mosque, baptism, priest*,
  god, gods, goddess, blasphem*, occult, cult, illuminati, sacramental, buddha*, cheesus, islamic,
  hindu, mecca, sabbath, prophet, templar*, crusade, rapture*, eden`,
  // Peoples, groups and politics: no color is theirs.
  `aztec, inuit, mayan, berber, moor, indian, desi, queer, feminism, girlie, caveman, hippie, hippy, communist,
  socialist, militant, radical, propaganda, guevara, soviet, colonisation, supremecy, plantation, fanatic`,
  // Insults and moods that nobody wants attached to their choice.
  `alarming, nervous, jittery, greedy, envy*, jealous, awkward, slime, slug, muck, ooze, verminal, loud*,
  badass, dummy, fool*, fail, crude, lazy, mean, snarky, smirk, shady, grim, lurid, gossip, swear, fish boy`,
  // Characters and brands that somebody owns.
  `barbie*, kirby, godzilla, goldzilla, luigi, mario, princess peach, captain kirk, kermit, jedi, lightsaber, darth,
  vader, koopa, yoshi, pika, jigglypuff, megaman, metroid, hulk, matrix, wonka, battletoad, master chief, thor*s,
  ice climber, secret of mana, tardis, orb of discord, sub-zero, batman, gotham, joker*,
  frogger, katy, goblin, voldemort, ravenclaw, garfield, hamtaro, marsupilami, gameboy, saiyan, goku,
  kryptonite, protoss, zergling, pac, columbo*, grinch, cadillac, orangina, flickr*, bioshock, elden, arremer`,
  // Not names at all.
  `not found, try your luck, out of left field, whole nine yards, oh em ghee, not yet, fake love, never forget`,
];

/** Lower-case letters from Latin to Cyrillic; the list has no others. */
const LETTER = 'a-zß-ӿ';

const patterns = UNSUITABLE_WORDS.flatMap((words) =>
  // '*' stands for any ending.
  words.split(/,\s*/).map((word) => word.trim().replace('*', `[${LETTER}’']*`)),
);

// Lower case and plain ranges: with the flags i and u, and \p{L}, its first two uses took 20 ms instead of 2.
const UNSUITABLE = new RegExp(`(?<![${LETTER}])(?:${patterns.join('|')})(?![${LETTER}])`);

/** Whether a listed name should not be shown under a color. */
export const isUnsuitable = (name: string): boolean => UNSUITABLE.test(name.toLowerCase());
