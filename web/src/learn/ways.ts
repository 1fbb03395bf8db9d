// Other ways to learn than the lessons, as cards on the course's page, in this order. A page that teaches has its line
// here: an address, the messages of its title and of a line about it, and an icon.
import type { IconName } from "../icons/paths";

interface Way {
  href: string;
  title: string;
  text: string;
  icon: IconName;
}

export const WAYS: readonly Way[] = [
  { href: "/learn/minute", title: "title-learn", text: "learn-way-minute", icon: "clock" },
  { href: "/puzzles", title: "title-puzzles", text: "learn-way-puzzles", icon: "target" },
  { href: "/drills", title: "title-drills", text: "learn-way-drills", icon: "star" },
  { href: "/analyse", title: "title-analyse", text: "learn-way-analyse", icon: "chart" },
  { href: "/studies", title: "title-studies", text: "learn-way-studies", icon: "book" },
  { href: "/about/theory", title: "title-theory", text: "learn-way-theory", icon: "search" },
];
